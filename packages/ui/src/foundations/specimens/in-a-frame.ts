/** Parameters of a story that takes the whole window: its page shows it in a frame, where it opens by itself. */
export const inAFrame = { docs: { story: { inline: false, height: "640px" } } };
