export type { QuizOption, QuizQuestion } from "./Question.tsx";
export { Quiz, type QuizProps, type QuizResult, type QuizWords } from "./Quiz.tsx";
