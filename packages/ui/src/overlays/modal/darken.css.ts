import { keyframes } from "@vanilla-extract/css";

export const darken = keyframes({ from: { backgroundColor: "transparent" } });
