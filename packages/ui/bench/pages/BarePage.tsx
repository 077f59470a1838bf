import type { ReactNode } from "react";
import { choose, count, options, type Plan, picture, plans, type Question, questions, scores } from "./content.ts";

/**
 * The yardstick: the page as a person would write it by hand in plain elements, with the class names
 * of the design's own pages. Nothing here is more than the page needs.
 */
export function BarePage() {
  return (
    <main>
      <ul className="cards">
        {plans.map((plan) => (
          <Card key={plan.id} {...plan} />
        ))}
      </ul>
      <form action="/answers" method="post">
        {questions.map((question) => (
          <Field key={question.name} {...question} />
        ))}
        <button type="submit" className="btn">
          {choose}
        </button>
      </form>
    </main>
  );
}

function Card({ name, tagline, price, features }: Plan) {
  return (
    <li className="card">
      <img src={picture.src} width={picture.width} height={picture.height} alt="" loading="lazy" />
      <h2 className="h3">{name}</h2>
      <p className="muted small">{tagline}</p>
      <p className="price num">{price.now}</p>
      <button type="button" className="btn btn--block">
        {choose}
      </button>
      <ul className="ticks">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </li>
  );
}

const ratings = Array.from({ length: scores.max - scores.min + 1 }, (_, index) => {
  const score = scores.min + index;
  return { value: score, label: String(score) };
});

const fields: Record<Question["kind"], (question: Question) => ReactNode> = {
  text: (question) => (
    <Labelled {...question}>{(attributes) => <input type="text" className="input" {...attributes} />}</Labelled>
  ),
  select: (question) => (
    <Labelled {...question}>
      {(attributes) => (
        <select className="input" {...attributes}>
          <option value="">請選擇</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  ),
  checkboxes: (question) => <Choices {...question} type="checkbox" options={options} />,
  radios: (question) => <Choices {...question} type="radio" options={options} />,
  count: (question) => (
    <Labelled {...question}>
      {(attributes) => (
        <span className="step">
          <button type="button" className="iconbtn" aria-label={count.decrease}>
            −
          </button>
          <input type="number" min={count.min} max={count.max} {...attributes} />
          <button type="button" className="iconbtn" aria-label={count.increase}>
            +
          </button>
        </span>
      )}
    </Labelled>
  ),
  rating: (question) => <Choices {...question} type="radio" options={ratings} />,
};

function Field(question: Question) {
  return fields[question.kind](question);
}

const described = ({ name, message }: Question) => (message ? `${name}-hint ${name}-message` : `${name}-hint`);

type Attributes = Record<"id" | "name" | "aria-describedby", string> &
  Record<"aria-required" | "aria-invalid", boolean>;

function Labelled({ children, ...question }: Question & { children: (attributes: Attributes) => ReactNode }) {
  const { name, label, hint, message } = question;
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <p id={`${name}-hint`} className="hint">
        {hint}
      </p>
      {children({
        id: name,
        name,
        "aria-describedby": described(question),
        "aria-required": true,
        "aria-invalid": message !== undefined,
      })}
      {message && (
        <p id={`${name}-message`} className="err">
          {message}
        </p>
      )}
    </div>
  );
}

type ChoicesProps = Question & { type: "checkbox" | "radio"; options: readonly { value: number; label: string }[] };

function Choices({ type, options: choices, ...question }: ChoicesProps) {
  const { name, label, hint, message } = question;
  return (
    <fieldset className="field" aria-describedby={described(question)}>
      <legend className="legend">{label}</legend>
      <p id={`${name}-hint`} className="hint">
        {hint}
      </p>
      {choices.map((choice) => (
        <label key={choice.value} className="check">
          <input type={type} name={name} value={choice.value} />
          {choice.label}
        </label>
      ))}
      {message && (
        <p id={`${name}-message`} className="err">
          {message}
        </p>
      )}
    </fieldset>
  );
}
