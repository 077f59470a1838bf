export * as pictures from "./generated/pictures.ts";
