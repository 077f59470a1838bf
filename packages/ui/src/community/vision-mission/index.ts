export { VisionMission, type VisionMissionProps } from "./VisionMission.tsx";
