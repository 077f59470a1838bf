export { Dialog, DialogDisc, type DialogDiscProps, DialogPicture, type DialogProps } from "./Dialog.tsx";
export { type DialogTone, dialogTones } from "./Dialog.variants.ts";
