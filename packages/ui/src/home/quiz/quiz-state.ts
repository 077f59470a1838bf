/** Where somebody is in a quiz. `step` counts from 0; at the number of questions the result shows. */
type QuizState = {
  step: number;
  answers: Readonly<Record<string, string>>;
  /** What it began with, in the order of the questions. */
  given: readonly string[];
  /** Whether "next" was pressed without an answer. */
  unanswered: boolean;
  /** Whether somebody moved: only then the focus follows, never on arrival. */
  moved: boolean;
};

type QuizAction =
  | { type: "answer"; question: string; value: string | undefined }
  | { type: "back" }
  | { type: "again" };

export const quizStart: QuizState = { step: 0, answers: {}, given: [], unanswered: false, moved: false };

/** What a question asks for: its answers by their values. */
type Asked = { name: string; options: readonly { value: string }[] };

/** Begins at the first question that has no answer among those that were given, in their order. */
export function quizFrom(questions: readonly Asked[], given: readonly string[]): QuizState {
  const open = questions.findIndex(({ options }, place) => !options.some(({ value }) => value === given[place]));
  const step = open < 0 ? questions.length : open;
  return {
    ...quizStart,
    given,
    step,
    answers: Object.fromEntries(questions.slice(0, step).map(({ name }, place) => [name, given[place] as string])),
  };
}

/** Moves a quiz on, back and to its start. Answers survive going back. */
export function moveQuiz(state: QuizState, action: QuizAction): QuizState {
  if (action.type === "again") return { ...quizStart, moved: true };
  if (action.type === "back") return { ...state, step: Math.max(0, state.step - 1), unanswered: false, moved: true };
  const { question, value } = action;
  if (!value) return { ...state, unanswered: true };
  const answers = { ...state.answers, [question]: value };
  return { ...state, step: state.step + 1, answers, unanswered: false, moved: true };
}
