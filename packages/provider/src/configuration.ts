/** Whether the provider serves families or the people who build it (decision 51). */
export type Mode = "development" | "production";
