"""The second and the third copy of the journal: plain files of framed records, beside the database and elsewhere.

An event is written to the database first, then to copy 2, then to copy 3, each waiting for its disk, and is
acknowledged after the last. So a copy never holds events that the one before it lacks, and after a power cut at any
instant:

* each copy holds everything that was acknowledged, and the first, if it is valid, is the longest;
* what follows the last complete batch of a plain copy is an interrupted write; it is dropped, and the copy is
  completed from the database, so that an event that was not acknowledged ends in all copies or in none.

``<file>.suspect`` beside a copy means that it was found bad while the terminal ran, ``<file>.new`` is a copy that was
being made, and ``<file>.bad`` is the last bad one, kept for an examination (`places.bad_path`).
"""
