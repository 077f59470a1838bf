export { MissionFlower, type MissionFlowerProps } from "./MissionFlower.tsx";
