export { UsageFlow, type UsageFlowProps, type UsageFlowWords } from "./UsageFlow.tsx";
export { type UsageStep, usageSteps } from "./UsageFlow.variants.ts";
