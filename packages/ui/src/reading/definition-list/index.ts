export { type Definition, DefinitionList, type DefinitionListProps } from "./DefinitionList.tsx";
export { type DefinitionListLook, definitionListLooks } from "./DefinitionList.variants.ts";
