import { destinations } from "@gk/domain";

/** Where somebody signs in to come back to a page of ours (decision 8). */
export const signInPath = (back: string) => `${destinations.signIn}&${new URLSearchParams({ redirect: back })}`;
