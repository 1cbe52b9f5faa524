"""The dice: a small ray caster and the sprites it draws."""
