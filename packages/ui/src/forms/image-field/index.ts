export { ImageField, type ImageFieldProps, type ImageFieldWords } from "./ImageField.tsx";
