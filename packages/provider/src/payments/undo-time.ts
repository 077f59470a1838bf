/** How long the deletion of a way to pay can be undone: longer than anybody looks at the page that offers it. */
const UNDO_MS = 24 * 60 * 60_000;

/** An undo that was begun in time is over by then. */
const LAST_UNDO_MS = 60 * 60_000;

/** Until when a deletion can be undone. */
export const undoUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + UNDO_MS);

/** What was deleted before then is forgotten, also by the gateway. */
export const forgottenBefore = (now: Date): Date => new Date(now.getTime() - UNDO_MS - LAST_UNDO_MS);
