/** Where the card leads. */
export default function Plans() {
  return (
    <main>
      <h1>所有計劃</h1>
    </main>
  );
}
