export { TopicTag, type TopicTagProps } from "./TopicTag.tsx";
export { type StrengthGroup, strengthGroups, type Topic, topics } from "./TopicTag.variants.ts";
