export {
  type AttentionItem,
  type AttentionKind,
  AttentionList,
  type AttentionListProps,
  attentionKinds,
} from "./AttentionList.tsx";
