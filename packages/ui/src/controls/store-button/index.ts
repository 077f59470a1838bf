export { type Store, StoreButton, type StoreButtonProps, stores } from "./StoreButton.tsx";
