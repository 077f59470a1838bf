export { Hero, type HeroProps, type HeroWords } from "./Hero.tsx";
