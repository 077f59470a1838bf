export { type MissionEntry, MissionLog } from "./MissionLog.tsx";
export { type MissionState, missionStates } from "./MissionLog.variants.ts";
