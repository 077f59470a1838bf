export { betweenWords } from "./between-words.tsx";
export {
  Figure,
  type FigureProps,
  Heading,
  type HeadingProps,
  headingLook,
  Phrase,
  Text,
  type TextProps,
} from "./Text.tsx";
export {
  type HeadingSize,
  headingSizes,
  type TextSize,
  type TextTone,
  textSizes,
  textTones,
} from "./Text.variants.ts";
