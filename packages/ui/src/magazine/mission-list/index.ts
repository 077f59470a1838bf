export { type Mission, MissionList, type MissionListProps } from "./MissionList.tsx";
