export { MarkedText, type MarkedTextProps } from "./MarkedText.tsx";
export { SearchBar, type SearchBarProps } from "./SearchBar.tsx";
export { SearchResult, type SearchResultProps, SearchResults, type SearchResultsProps } from "./SearchResults.tsx";
