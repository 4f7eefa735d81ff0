export const Wrong = () => <p>A text that no file of messages holds</p>;
