export { CardList, type CardListProps, type SavedCard } from "./CardList.tsx";
