export { FaqList, type FaqListProps, type Question } from "./FaqList.tsx";
