export { Figure, Heading, type HeadingProps, Phrase, Text, type TextProps } from "./Text.tsx";
