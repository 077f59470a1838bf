/** The property of a component under which Storybook looks for what its docstrings say. */
export const docgenProperty = "__docgenInfo";
