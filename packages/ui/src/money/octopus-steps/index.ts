export { OctopusSteps, type OctopusStepsProps } from "./OctopusSteps.tsx";
