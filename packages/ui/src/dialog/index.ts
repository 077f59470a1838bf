export { Dialog, DialogDisc, DialogPicture, type DialogProps } from "./Dialog.tsx";
export { type DialogTone, dialogTones } from "./Dialog.variants.ts";
