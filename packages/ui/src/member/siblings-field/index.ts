export { SiblingsField, type SiblingsFieldProps } from "./SiblingsField.tsx";
export { type SiblingKind, siblingKinds, siblingsIn } from "./siblings.ts";
