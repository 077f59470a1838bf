import { BarePage } from "./BarePage.tsx";
import { offerMount } from "./mount.tsx";

offerMount(<BarePage />);
