export { type Definition, DefinitionList, type DefinitionListProps } from "./DefinitionList.tsx";
export { type DefinitionListVariant, definitionListVariants } from "./DefinitionList.variants.ts";
