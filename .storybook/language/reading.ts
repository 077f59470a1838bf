let modules = 0;

/**
 * Says that a module of stories is being read, and gives back the way to say that it has been: the elements of its constants
 * are made once, so they stay Chinese until they are drawn.
 */
export function reading(): () => void {
  modules += 1;
  return () => {
    modules -= 1;
  };
}

/** Whether a module of stories is being read. */
export const isReading = (): boolean => modules > 0;
