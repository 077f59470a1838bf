export { CategoryFlower, type CategoryFlowerProps, type CategoryWords } from "./CategoryFlower.tsx";
