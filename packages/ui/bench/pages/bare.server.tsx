import { BarePage } from "./BarePage.tsx";

export const page = <BarePage />;
