export { HeadedSection, type HeadedSectionProps } from "./HeadedSection.tsx";
