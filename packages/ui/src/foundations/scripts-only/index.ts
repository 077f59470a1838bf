export { ScriptsOnly } from "./ScriptsOnly.tsx";
