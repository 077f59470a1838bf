export { Quiz, type QuizProps, type QuizResult, type QuizWords } from "./Quiz.tsx";
export type { QuizOption, QuizQuestion } from "./Question.tsx";
