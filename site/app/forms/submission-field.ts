/** The field by which a form says what it is, on pages with several. Apart from what a submission is made of: its rules. */
export const submissionField = "intent";
